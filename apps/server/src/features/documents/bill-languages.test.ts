/** A tax invoice in Hindi and in Punjabi: the words the law wants, and figures in the digits its forms are filled in with. */
import { expect, test } from 'vitest'
import { textOfPdf } from '../../testing/read-pdf.ts'
import { aBill, printedBill } from './bill-for-tests.ts'
import { billPaper } from './bill-paper.ts'
import { setPages } from './paper-page.ts'
import { paperWords } from './paper-words.ts'
import { wholePaper, wholeRoom } from './whole-paper.ts'

const within = aBill({
  split: 'halves',
  placeOfSupply: '27',
  buyer: { name: 'Asha Verma', address: 'Dadar, Mumbai', taxNumber: '27AAACY5779P1ZB', state: '27' },
})

test('a tax invoice in Hindi', async () => {
  expect(await printedBill(within, 'hi')).toMatchInlineSnapshot(`
    "टैक्स इनवॉइस (Tax Invoice),INV/26-27/0007
    ख़रीदार
    नाम,Asha Verma
    पता,"Dadar, Mumbai"
    GSTIN,27AAACY5779P1ZB
    राज्य,Maharashtra (27)
    क्रमांक,INV/26-27/0007
    तारीख़,3 नव 2026
    ऑर्डर,ORD-042
    आपूर्ति का स्थान,Maharashtra (27)
    रिवर्स चार्ज,नहीं
    विक्रेता
    नाम,Noor Tailors
    पता,"14 Linking Road, Mumbai"
    GSTIN,27AAACY5779P1ZB
    राज्य,Maharashtra (27)

    विवरण,HSN/SAC,संख्या,इकाई दाम,छूट,कर योग्य मूल्य,दर,CGST,SGST,कुल
    "कुर्ता, ORD-042-1",998822,1 PCS,1050.00,14.27,986.41,5%,24.66,24.66,1035.73
    "कमीज़ (शर्ट), ORD-042-2",998822,1 PCS,1180.00,16.03,986.41,18%,88.78,88.78,1163.97
    छूट,30.30
    कर योग्य मूल्य,1972.82
    CGST 2.5%,24.66
    SGST 2.5%,24.66
    CGST 9%,88.78
    SGST 9%,88.78
    पूर्णांकन,0.30
    कुल,2200.00
    इकाई दाम में कर शामिल है।
    अधिकृत हस्ताक्षर"
  `)
})

test('a tax invoice in Punjabi', async () => {
  expect(await printedBill(within, 'pa')).toMatchInlineSnapshot(`
    "ਟੈਕਸ ਇਨਵੌਇਸ (Tax Invoice),INV/26-27/0007
    ਖ਼ਰੀਦਦਾਰ
    ਨਾਂ,Asha Verma
    ਪਤਾ,"Dadar, Mumbai"
    GSTIN,27AAACY5779P1ZB
    ਸੂਬਾ,Maharashtra (27)
    ਨੰਬਰ,INV/26-27/0007
    ਤਾਰੀਖ਼,3 ਨਵੰ 2026
    ਆਰਡਰ,ORD-042
    ਸਪਲਾਈ ਦੀ ਥਾਂ,Maharashtra (27)
    ਰਿਵਰਸ ਚਾਰਜ,ਨਹੀਂ
    ਵਿਕਰੇਤਾ
    ਨਾਂ,Noor Tailors
    ਪਤਾ,"14 Linking Road, Mumbai"
    GSTIN,27AAACY5779P1ZB
    ਸੂਬਾ,Maharashtra (27)

    ਵੇਰਵਾ,HSN/SAC,ਗਿਣਤੀ,ਇਕਾਈ ਮੁੱਲ,ਛੋਟ,ਟੈਕਸ ਯੋਗ ਮੁੱਲ,ਦਰ,CGST,SGST,ਕੁੱਲ
    "ਕੁੜਤਾ, ORD-042-1",998822,1 PCS,1050.00,14.27,986.41,5%,24.66,24.66,1035.73
    "ਕਮੀਜ਼ (ਸ਼ਰਟ), ORD-042-2",998822,1 PCS,1180.00,16.03,986.41,18%,88.78,88.78,1163.97
    ਛੋਟ,30.30
    ਟੈਕਸ ਯੋਗ ਮੁੱਲ,1972.82
    CGST 2.5%,24.66
    SGST 2.5%,24.66
    CGST 9%,88.78
    SGST 9%,88.78
    ਪੂਰਨ ਅੰਕ,0.30
    ਕੁੱਲ,2200.00
    ਇਕਾਈ ਮੁੱਲ ਵਿੱਚ ਟੈਕਸ ਸ਼ਾਮਲ ਹੈ।
    ਅਧਿਕਾਰਤ ਦਸਤਖ਼ਤ"
  `)
})

async function pdfIn(language: 'en' | 'hi' | 'pa') {
  const words = paperWords(language)
  const dress = { words, shop: { name: 'Another name', lines: [] }, colour: '#1f2937' }
  return setPages([await wholePaper(billPaper(within, words), wholeRoom)], dress).pdf()
}

/**
 * The page as a search or a screen reader reads it. A mark that is lifted off the line of its letter is set apart by the compiler and
 * says its syllable once more (छूछूट, ਕੁੱਕੁੱਕੁੱਲ): Typst 0.14.2.
 */
const pageIn = async (language: 'en' | 'hi' | 'pa') => textOfPdf(await pdfIn(language))

test.each(['en', 'hi', 'pa'] as const)('the page in “%s” is read from the left', async (language) => {
  const pdf = Buffer.from(await pdfIn(language)).toString('latin1')
  expect(pdf.match(/\/Direction \/\w+|\/Lang \(\w+\)/g)?.sort()).toEqual([
    '/Direction /L2R',
    `/Lang (${language})`,
  ])
})

test('the page in English, read back from the PDF', async () => {
  expect(await pageIn('en')).toMatchInlineSnapshot(`
    "Noor Tailors
    14 Linking Road
    Mumbai
    Tax Invoice
    INV/26-27/0007
    Bill to
    NameAsha Verma
    AddressDadar, Mumbai
    GSTIN27AAACY5779P1ZB
    StateMaharashtra (27)
    NumberINV/26-27/0007
    Date3 Nov 2026
    OrderORD-042
    Place of supplyMaharashtra (27)
    Reverse chargeNo
    From
    NameNoor Tailors
    Address14 Linking Road, Mumbai
    GSTIN27AAACY5779P1ZB
    StateMaharashtra (27)
    DescriptionHSN/SACQtyUnit priceDiscountTaxable valueRateCGSTSGSTTotal
    Kurta, ORD-042-19988221 PCS₹1,050₹14.27₹986.415%₹24.66₹24.66₹1,035.73
    Shirt, ORD-042-29988221 PCS₹1,180₹16.03₹986.4118%₹88.78₹88.78₹1,163.97
    Discount₹30.30
    Taxable value₹1,972.82
    CGST 2.5%₹24.66
    SGST 2.5%₹24.66
    CGST 9%₹88.78
    SGST 9%₹88.78
    Round off₹0.30
    Total₹2,200
    Unit prices include tax.
    Authorised signatory
    1 / 1"
  `)
})

test('the page in Hindi, read back from the PDF, its figures in the digits of the forms', async () => {
  const text = await pageIn('hi')
  expect(text).toMatchInlineSnapshot(`
    "Noor Tailors
    14 Linking Road
    Mumbai
    टैक्स इनवॉइस (Tax Invoice)
    INV/26-27/0007
    ख़रीदार
    नामAsha Verma
    पताDadar, Mumbai
    GSTIN27AAACY5779P1ZB
    राज्यMaharashtra (27)
    क्रमांकINV/26-27/0007
    तारीख़3 नव 2026
    ऑर्डरORD-042
    आपूर्ति का स्थानMaharashtra (27)
    रिवर्स चार्जनहीं
    विक्रेता
    नामNoor Tailors
    पता14 Linking Road, Mumbai
    GSTIN27AAACY5779P1ZB
    राज्यMaharashtra (27)
    विवरणHSN/SACसंख्याइकाई दामछूछूटकर योग्य मूल्यदरCGSTSGSTकुल
    कुर्ता, ORD-042-19988221 PCS₹1,050₹14.27₹986.415%₹24.66₹24.66₹1,035.73
    कमीज़ (शर्ट), ORD-042-29988221 PCS₹1,180₹16.03₹986.4118%₹88.78₹88.78₹1,163.97
    छूछूट₹30.30
    कर योग्य मूल्य₹1,972.82
    CGST 2.5%₹24.66
    SGST 2.5%₹24.66
    CGST 9%₹88.78
    SGST 9%₹88.78
    पूर्णांकन₹0.30
    कुल₹2,200
    इकाई दाम में कर शामिल है।
    अधिकृत हस्ताक्षर
    1 / 1"
  `)
  expect(text).not.toMatch(/[०-९੦-੯]/)
})

test('the page in Punjabi, read back from the PDF, its figures in the digits of the forms', async () => {
  const text = await pageIn('pa')
  expect(text).toMatchInlineSnapshot(`
    "Noor Tailors
    14 Linking Road
    Mumbai
    ਟੈਕਸ ਇਨਵੌਇਸ (Tax Invoice)
    INV/26-27/0007
    ਖ਼ਰੀਦਦਾਰ
    ਨਾਂAsha Verma
    ਪਤਾDadar, Mumbai
    GSTIN27AAACY5779P1ZB
    ਸੂਬਾMaharashtra (27)
    ਨੰਬਰINV/26-27/0007
    ਤਾਰੀਖ਼3 ਨਵੰ 2026
    ਆਰਡਰORD-042
    ਸਪਲਾਈ ਦੀ ਥਾਂMaharashtra (27)
    ਰਿਵਰਸ ਚਾਰਜਨਹੀਂ
    ਵਿਕਰੇਤਾ
    ਨਾਂNoor Tailors
    ਪਤਾ14 Linking Road, Mumbai
    GSTIN27AAACY5779P1ZB
    ਸੂਬਾMaharashtra (27)
    ਵੇਰਵਾHSN/SACਗਿਣਤੀਇਕਾਈ ਮੁੱਲਛੋਟਟੈਕਸ ਯੋਗ ਮੁੱਲਦਰCGSTSGSTਕੁੱਕੁੱਕੁੱਲ
    ਕੁਕੁੜਤਾ, ORD-042-19988221 PCS₹1,050₹14.27₹986.415%₹24.66₹24.66₹1,035.73
    ਕਮੀਜ਼ (ਸ਼ਰਟ), ORD-042-29988221 PCS₹1,180₹16.03₹986.4118%₹88.78₹88.78₹1,163.97
    ਛੋਟ₹30.30
    ਟੈਕਸ ਯੋਗ ਮੁੱਲ₹1,972.82
    CGST 2.5%₹24.66
    SGST 2.5%₹24.66
    CGST 9%₹88.78
    SGST 9%₹88.78
    ਪੂਰਨ ਅੰਕ₹0.30
    ਕੁੱਕੁੱਕੁੱਲ₹2,200
    ਇਕਾਈ ਮੁੱਲ ਵਿੱਚ ਟੈਕਸ ਸ਼ਾਮਲ ਹੈ।
    ਅਧਿਕਾਰਤ ਦਸਤਖ਼ਤ
    1 / 1"
  `)
  expect(text).not.toMatch(/[०-९੦-੯]/)
})
