/**
 * Headings of customer lists as met in shops' spreadsheets and in the exports of Google contacts and Outlook,
 * in English, Hindi and Punjabi; lower case, without digits and punctuation, the usual one first.
 */
import type { ImportField } from './import.ts'

interface Headings {
  whole: readonly string[]
  parts?: readonly string[]
}

const written: [ImportField, Headings][] = [
  [
    'name',
    {
      whole:
        list(`name, customer name, full name, customer, client name, client, display name, party name, party, file as,
        नाम, ग्राहक का नाम, पूरा नाम, ग्राहक, ਨਾਮ, ਨਾਂ, ਗਾਹਕ ਦਾ ਨਾਮ, ਗਾਹਕ ਦਾ ਨਾਂ, ਪੂਰਾ ਨਾਮ, ਗਾਹਕ`),
      parts: list('first name, given name, middle name, additional name, last name, family name, surname'),
    },
  ],
  [
    'phone',
    {
      whole:
        list(`phone, mobile, phone number, mobile number, mobile no, phone no, contact, contact number, contact no,
        customer phone, cell, cell phone, telephone, tel, whatsapp, whatsapp number, mobile phone, primary phone,
        home phone, business phone, फोन, फ़ोन, मोबाइल, फोन नंबर, फ़ोन नंबर, मोबाइल नंबर, नंबर, संपर्क,
        ਫੋਨ, ਫ਼ੋਨ, ਮੋਬਾਈਲ, ਫੋਨ ਨੰਬਰ, ਫ਼ੋਨ ਨੰਬਰ, ਮੋਬਾਈਲ ਨੰਬਰ, ਨੰਬਰ, ਸੰਪਰਕ`),
    },
  ],
  [
    'email',
    {
      whole: list(`email, email address, mail, email id, customer email, primary email, mail id,
        ई-मेल, ईमेल, ई मेल, ईमेल पता, ਈ-ਮੇਲ, ਈਮੇਲ, ਈ ਮੇਲ`),
    },
  ],
  [
    'address',
    {
      whole: list(`address, full address, customer address, postal address, address formatted, home address,
        पता, पूरा पता, ਪਤਾ, ਪੂਰਾ ਪਤਾ`),
      parts:
        list(`street, address street, home street, address line, area, city, town, village, address city, home city,
        district, गाँव, गांव, शहर, ਪਿੰਡ, ਸ਼ਹਿਰ`),
    },
  ],
  [
    'notes',
    {
      whole: list(
        `notes, note, remarks, remark, comments, comment, description, टिप्पणी, नोट, नोट्स, ਨੋਟ, ਟਿੱਪਣੀ`,
      ),
    },
  ],
  [
    'tags',
    { whole: list(`tags, tag, labels, label, group, groups, category, categories, टैग, समूह, ਟੈਗ, ਗਰੁੱਪ`) },
  ],
  [
    'bookNumber',
    {
      whole:
        list(`book number, book no, book, page, page no, page number, folio, khata, khata no, khata number,
        register no, ledger no, customer id, customer no, बही नंबर, खाता नंबर, खाता, पन्ना, ਵਹੀ ਨੰਬਰ, ਖਾਤਾ ਨੰਬਰ, ਖਾਤਾ, ਪੰਨਾ`),
    },
  ],
  [
    'totalOrders',
    {
      whole: list(`total orders, orders, order count, number of orders, no of orders, orders count,
        कुल ऑर्डर, ऑर्डर, ਕੁੱਲ ਆਰਡਰ, ਆਰਡਰ`),
    },
  ],
  [
    'totalSpent',
    {
      whole: list(`total spent, total amount, amount spent, spent, total sales, lifetime value, total, amount,
        कुल खर्च, कुल रकम, कुल राशि, रकम, ਕੁੱਲ ਖਰਚ, ਕੁੱਲ ਰਕਮ, ਰਕਮ`),
    },
  ],
  [
    'lastOrderDate',
    {
      whole:
        list(`last order date, last order, last visit, last order on, last purchase, last purchase date, date,
        आखिरी ऑर्डर, पिछला ऑर्डर, अंतिम ऑर्डर, तारीख, ਆਖਰੀ ਆਰਡਰ, ਪਿਛਲਾ ਆਰਡਰ, ਤਾਰੀਖ`),
    },
  ],
]

export const headings: readonly (readonly [ImportField, Headings])[] = written

/** Composed as headings are compared: files write the dotted letters of Hindi and Punjabi either way. */
function list(text: string): string[] {
  return text.normalize('NFC').split(/,\s*/)
}
