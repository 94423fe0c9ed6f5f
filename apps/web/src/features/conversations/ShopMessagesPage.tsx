import { useMay } from '../../data/session.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

/** What a shop and its customers write to each other. */
export default function ShopMessagesPage() {
  return <MessagesScreen side="shop" mayWrite={useMay('conversations.write')} />
}
