import { MessagesScreen } from './MessagesScreen.tsx'

/** What a customer and their tailors write to each other. */
export default function OwnMessagesPage() {
  return <MessagesScreen side="customer" mayWrite />
}
