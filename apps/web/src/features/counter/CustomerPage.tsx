import { CustomerPage as CustomerRecordPage } from '../customers/api.ts'
import { MeasurementsCard } from '../measurements/api.ts'
import { MessagingCard } from '../notifications/api.ts'
import { CustomerOrders } from '../orders/api.ts'

/** A customer's record with their orders and sizes. */
export default function CustomerPage() {
  return (
    <CustomerRecordPage>
      {(record) => (
        <>
          <CustomerOrders {...record} />
          <MeasurementsCard {...record} />
          <MessagingCard customerId={record.customerId} />
        </>
      )}
    </CustomerRecordPage>
  )
}
