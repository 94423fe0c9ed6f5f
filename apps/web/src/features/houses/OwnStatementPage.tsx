import { StatementView } from './StatementView.tsx'

export default function OwnStatementPage() {
  return <StatementView side="tailor" />
}
