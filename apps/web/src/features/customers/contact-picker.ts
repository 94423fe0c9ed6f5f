/** Contacts of the phone, where the browser can offer them (Contact Picker API, Chrome on Android). */
import { type Contact, writeVcards } from './write-vcards.ts'

interface ContactsManager {
  select: (
    properties: readonly ('name' | 'tel' | 'email')[],
    options: { multiple: boolean },
  ) => Promise<Contact[]>
}

function contactsOf(device: Navigator): ContactsManager | undefined {
  // The API is in no standard library yet; its shape is that of the specification.
  return (device as Navigator & { contacts?: ContactsManager }).contacts
}

export function canPickContacts(): boolean {
  return typeof contactsOf(navigator)?.select === 'function'
}

/** Lets the person choose contacts; the answer is a vCard file of them, or undefined when none was chosen. */
export async function pickContacts(filename: string): Promise<File | undefined> {
  const picked = (await contactsOf(navigator)?.select(['name', 'tel', 'email'], { multiple: true })) ?? []
  if (picked.length === 0) return undefined
  return new File([writeVcards(picked)], filename, { type: 'text/vcard' })
}
