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

test.each(['en', 'hi', 'pa'] as const)(
  'the page in “%s” has its title, numbers and sums, as letters that can be read back',
  async (language) => {
    const words = paperWords(language)
    const paper = billPaper(within, words)
    const dress = { words, shop: { name: 'Another name', lines: [] }, colour: '#1f2937' }
    const text = textOfPdf((await setPages([await wholePaper(paper, wholeRoom)], dress)).pdf())
    const lines = text.split('\n')
    expect(lines.slice(0, 5)).toEqual([
      'Noor Tailors',
      '14 Linking Road',
      'Mumbai',
      paper.title,
      'INV/26-27/0007',
    ])
    for (const said of [
      'GSTIN27AAACY5779P1ZB',
      'Maharashtra (27)',
      'ORD-042-19988221 PCS₹1,050₹14.27₹986.415%₹24.66₹24.66₹1,035.73',
      'ORD-042-29988221 PCS₹1,180₹16.03₹986.4118%₹88.78₹88.78₹1,163.97',
      '₹1,972.82',
      'CGST 2.5%₹24.66',
      'SGST 2.5%₹24.66',
      'CGST 9%₹88.78',
      'SGST 9%₹88.78',
      '₹0.30',
      '₹2,200',
    ])
      expect(
        lines.some((line) => line.endsWith(said)),
        said,
      ).toBe(true)
    expect(text).not.toMatch(/[०-९੦-੯]/)
  },
)
