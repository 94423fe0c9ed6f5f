import { StatementView } from './StatementView.tsx'

export default function HouseStatementPage() {
  return <StatementView side="house" />
}
