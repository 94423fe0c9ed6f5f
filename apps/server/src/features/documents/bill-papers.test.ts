/** What the law wants on each kind of bill, word for word as it is printed. */
import { expect, test } from 'vitest'
import { aBill, emirates, india, printedBill as printed } from './bill-for-tests.ts'

test('an Indian tax invoice to another state, delivered elsewhere', async () => {
  const buyer = {
    name: 'Asha Verma',
    address: 'Sector 17, Chandigarh',
    taxNumber: '03AAACY5779P1ZL',
    state: '03',
  }
  const bill = aBill({ split: 'igst', buyer, placeOfSupply: '03', deliverTo: 'Mall Road\nLudhiana' })
  expect(await printed(bill)).toMatchInlineSnapshot(`
    "Tax Invoice,INV/26-27/0007
    Bill to
    Name,Asha Verma
    Address,"Sector 17, Chandigarh"
    GSTIN,03AAACY5779P1ZL
    State,Punjab (03)
    Deliver to,"Mall Road, Ludhiana"
    Number,INV/26-27/0007
    Date,3 Nov 2026
    Order,ORD-042
    Place of supply,Punjab (03)
    Reverse charge,No
    From
    Name,Noor Tailors
    Address,"14 Linking Road, Mumbai"
    GSTIN,27AAACY5779P1ZB
    State,Maharashtra (27)

    Description,HSN/SAC,Qty,Unit price,Discount,Taxable value,Rate,IGST,Total
    "Kurta, ORD-042-1",998822,1 PCS,1050.00,14.27,986.41,5%,49.32,1035.73
    "Shirt, ORD-042-2",998822,1 PCS,1180.00,16.03,986.42,18%,177.55,1163.97
    Discount,30.30
    Taxable value,1972.83
    IGST 5%,49.32
    IGST 18%,177.55
    Round off,0.30
    Total,2200.00
    Unit prices include tax.
    Authorised signatory"
  `)
})

test('in a union territory without a legislature the second half is UTGST', async () => {
  const supplier = { ...india, taxNumber: '04AAACY5779P1ZJ', state: '04' }
  expect(
    await printed(aBill({ split: 'unionHalves', supplier, placeOfSupply: '04' })),
  ).toMatchInlineSnapshot(`
    "Tax Invoice,INV/26-27/0007
    Bill to
    Name,Asha Verma
    Number,INV/26-27/0007
    Date,3 Nov 2026
    Order,ORD-042
    Place of supply,Chandigarh (04)
    Reverse charge,No
    From
    Name,Noor Tailors
    Address,"14 Linking Road, Mumbai"
    GSTIN,04AAACY5779P1ZJ
    State,Chandigarh (04)

    Description,HSN/SAC,Qty,Unit price,Discount,Taxable value,Rate,CGST,UTGST,Total
    "Kurta, ORD-042-1",998822,1 PCS,1050.00,14.27,986.41,5%,24.66,24.66,1035.73
    "Shirt, ORD-042-2",998822,1 PCS,1180.00,16.03,986.41,18%,88.78,88.78,1163.97
    Discount,30.30
    Taxable value,1972.82
    CGST 2.5%,24.66
    UTGST 2.5%,24.66
    CGST 9%,88.78
    UTGST 9%,88.78
    Round off,0.30
    Total,2200.00
    Unit prices include tax.
    Authorised signatory"
  `)
})

test('a bill of supply under composition says so, and has no tax', async () => {
  const bill = aBill({ kind: 'bill_of_supply', regime: 'composition', split: 'none', placeOfSupply: '27' })
  expect(await printed(bill)).toMatchInlineSnapshot(`
    "Bill of Supply,INV/26-27/0007
    Bill to
    Name,Asha Verma
    Number,INV/26-27/0007
    Date,3 Nov 2026
    Order,ORD-042
    Place of supply,Maharashtra (27)
    From
    Name,Noor Tailors
    Address,"14 Linking Road, Mumbai"
    GSTIN,27AAACY5779P1ZB
    State,Maharashtra (27)

    Description,Qty,Unit price,Discount,Total
    "Kurta, ORD-042-1",1 PCS,1050.00,14.27,1035.73
    "Shirt, ORD-042-2",1 PCS,1180.00,16.03,1163.97
    Discount,30.30
    Round off,0.30
    Total,2200.00
    "Composition taxable person, not eligible to collect tax on supplies."
    Authorised signatory"
  `)
})

test('a plain bill of a shop without registration has neither a tax number nor tax', async () => {
  const supplier = { name: 'Noor Tailors', address: india.address }
  expect(
    await printed(aBill({ kind: 'plain', regime: 'none', split: 'none', supplier })),
  ).toMatchInlineSnapshot(`
    "Bill,INV/26-27/0007
    Bill to
    Name,Asha Verma
    Number,INV/26-27/0007
    Date,3 Nov 2026
    Order,ORD-042
    From
    Name,Noor Tailors
    Address,"14 Linking Road, Mumbai"

    Description,Qty,Unit price,Discount,Total
    "Kurta, ORD-042-1",1 PCS,1050.00,14.27,1035.73
    "Shirt, ORD-042-2",1 PCS,1180.00,16.03,1163.97
    Discount,30.30
    Round off,0.30
    Total,2200.00"
  `)
})

test('a full tax invoice of the Emirates names the buyer with address and TRN', async () => {
  const buyer = { name: 'Al Noor LLC', address: 'Deira, Dubai', taxNumber: '100987654300003' }
  const given = { kind: 'vat_full', regime: 'vat', currency: 'AED', supplier: emirates } as const
  const bill = aBill({ ...given, split: 'vat', rates: [500, 500], includesTax: false, buyer })
  expect(await printed(bill)).toMatchInlineSnapshot(`
    "Tax Invoice,INV/26-27/0007
    Bill to
    Name,Al Noor LLC
    Address,"Deira, Dubai"
    TRN,100987654300003
    Number,INV/26-27/0007
    Date,3 Nov 2026
    Order,ORD-042
    From
    Name,Noor Tailors LLC
    Address,"Al Fahidi, Dubai"
    TRN,100123456700003

    Description,Qty,Unit price,Discount,Taxable value,Rate,VAT,Total
    "Kurta, ORD-042-1",1 PCS,1050.00,14.27,1035.73,5%,51.79,1087.52
    "Shirt, ORD-042-2",1 PCS,1180.00,16.03,1163.97,5%,58.20,1222.17
    Discount,30.30
    Taxable value,2199.70
    VAT 5%,109.99
    Round off,0.31
    Total,2310.00
    Authorised signatory"
  `)
})

test('a simplified tax invoice of the Emirates has the supplier’s TRN, the words Tax Invoice, and the tax', async () => {
  const given = { kind: 'vat_simplified', regime: 'vat', currency: 'AED', supplier: emirates } as const
  expect(await printed(aBill({ ...given, split: 'vat', rates: [500, 500] }))).toMatchInlineSnapshot(`
    "Tax Invoice,INV/26-27/0007
    Bill to
    Name,Asha Verma
    Number,INV/26-27/0007
    Date,3 Nov 2026
    Order,ORD-042
    From
    Name,Noor Tailors LLC
    Address,"Al Fahidi, Dubai"
    TRN,100123456700003

    Description,Qty,Unit price,Discount,Taxable value,Rate,VAT,Total
    "Kurta, ORD-042-1",1 PCS,1050.00,14.27,986.41,5%,49.32,1035.73
    "Shirt, ORD-042-2",1 PCS,1180.00,16.03,1108.54,5%,55.43,1163.97
    Discount,30.30
    Taxable value,2094.95
    VAT 5%,104.75
    Round off,0.30
    Total,2200.00
    Unit prices include tax.
    Authorised signatory"
  `)
})

test('a credit note names the bill it is against and why', async () => {
  const bill = aBill({
    kind: 'credit_note',
    number: 'CN/26-27/0001',
    split: 'halves',
    placeOfSupply: '27',
    reason: 'Sleeves too short',
    credits: { id: '0198a1a0-0000-7000-8000-000000000001', number: 'INV/26-27/0007', issuedOn: '2026-11-03' },
  })
  expect(await printed(bill)).toMatchInlineSnapshot(`
    "Credit Note,CN/26-27/0001
    Bill to
    Name,Asha Verma
    Number,CN/26-27/0001
    Date,3 Nov 2026
    Against bill,"INV/26-27/0007, 3 Nov 2026"
    Order,ORD-042
    Place of supply,Maharashtra (27)
    Reverse charge,No
    From
    Name,Noor Tailors
    Address,"14 Linking Road, Mumbai"
    GSTIN,27AAACY5779P1ZB
    State,Maharashtra (27)

    Description,HSN/SAC,Qty,Unit price,Discount,Taxable value,Rate,CGST,SGST,Total
    "Kurta, ORD-042-1",998822,1 PCS,1050.00,14.27,986.41,5%,24.66,24.66,1035.73
    "Shirt, ORD-042-2",998822,1 PCS,1180.00,16.03,986.41,18%,88.78,88.78,1163.97
    Discount,30.30
    Taxable value,1972.82
    CGST 2.5%,24.66
    SGST 2.5%,24.66
    CGST 9%,88.78
    SGST 9%,88.78
    Round off,0.30
    Total,2200.00
    Reason: Sleeves too short
    Unit prices include tax.
    Authorised signatory"
  `)
})
