import { languageCodes, languages } from '@darzi/words/languages.ts'
import { Download, Eye, Palette, Printer, ReceiptText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { TaxDialog } from '../bills/api.ts'
import { ChooseSubject } from './ChooseSubject.tsx'
import { HeadDialog } from './HeadDialog.tsx'
import { PaperPreview } from './PaperPreview.tsx'
import styles from './PrintExport.module.css'
import {
  type Chosen,
  download,
  fileFormats,
  missingOf,
  printAddress,
  quickChoice,
  quickNames,
  templateNames,
  templates,
} from './paper-choice.ts'

const tips = ['preview', 'bill', 'several', 'csv'] as const

/** Any paper of the shop, about anything in the book, as a page or a file. */
export default function PrintExportPage() {
  const t = useT()
  const dialog = useDialogAddress('do')
  const maySetUp = useMay('shop.write')
  const { chosen, change, today } = useChosen()
  const making = useScrolledTo(chosen.paper)
  return (
    <div className={styles.page}>
      <ScreenHeader title={t('print-export.page.title')} extra={maySetUp && <SetUp onOpen={dialog.open} />} />
      <section aria-labelledby="quick">
        <h2 id="quick">{t('print-export.quick.title')}</h2>
        <div className={styles.quick}>
          {quickNames.map((quick) => (
            <button
              key={quick}
              type="button"
              className={styles.card}
              onClick={() => {
                change(quickChoice(quick, today))
                dialog.open('preview')
              }}
            >
              <Eye size={22} aria-hidden="true" />
              <strong>{t(`print-export.quick.${quick}`)}</strong>
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby="templates">
        <h2 id="templates">{t('print-export.template.title')}</h2>
        <div className={styles.cards}>
          {templateNames.map((name) => {
            const Icon = templates[name].icon
            return (
              <button
                key={name}
                type="button"
                className={styles.card}
                aria-pressed={chosen.paper === name}
                onClick={() => change({ paper: name })}
              >
                <Icon size={22} aria-hidden="true" />
                <strong>{t(`print-export.template.${name}`)}</strong>
                <span>{t(`print-export.about.${name}`)}</span>
              </button>
            )
          })}
        </div>
      </section>
      <div ref={making}>
        <Make chosen={chosen} today={today} onChange={change} onPreview={() => dialog.open('preview')} />
      </div>
      <Card title={t('print-export.tips.title')}>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{t(`print-export.tips.${tip}`)}</li>
          ))}
        </ul>
      </Card>
      {dialog.value === 'preview' && !missingOf(chosen) && (
        <PaperPreview chosen={chosen} onClose={dialog.close} />
      )}
      {dialog.value === 'tax' && maySetUp && <TaxDialog onClose={dialog.close} />}
      {dialog.value === 'head' && maySetUp && <HeadDialog onClose={dialog.close} />}
    </div>
  )
}

/** On a phone the paper is made far below where it was chosen. */
function useScrolledTo(paper: Chosen['paper']) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (paper) place.current?.scrollIntoView({ block: 'nearest' })
  }, [paper])
  return place
}

/** A link may say which paper, and of which orders or which customer. */
function useChosen() {
  const [search] = useSearchParams()
  const today = useShopDay()
  const language = useLanguage()
  const asked = templateNames.find((name) => name === search.get('paper'))
  const customer = search.get('customer')
  const [chosen, setChosen] = useState<Chosen>({
    paper: asked,
    orders: search.get('orders')?.split(',').filter(Boolean) ?? [],
    customer: customer ? { id: customer } : undefined,
    from: today,
    to: today,
    format: 'pdf',
    language,
  })
  const change = (changed: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changed }))
  return { chosen, change, today }
}

function SetUp({ onOpen }: { onOpen: (what: string) => void }) {
  const t = useT()
  return (
    <ActionMenu
      label={t('print-export.setUp.label')}
      actions={[
        {
          key: 'tax',
          label: t('print-export.setUp.tax'),
          icon: <ReceiptText size={20} />,
          run: () => onOpen('tax'),
        },
        {
          key: 'head',
          label: t('print-export.setUp.head'),
          icon: <Palette size={20} />,
          run: () => onOpen('head'),
        },
      ]}
    />
  )
}

interface MakeProps {
  chosen: Chosen
  today: string
  onChange: (change: Partial<Chosen>) => void
  onPreview: () => void
}

/** About what, in which file and language; then a look, a print or a file. Without a paper it says that one is chosen first. */
function Make({ chosen, today, onChange, onPreview }: MakeProps) {
  const t = useT()
  const { isBusy, run } = useAct()
  const mayBill = useMay('payments.take')
  const missing = missingOf(chosen)
  const reason = missing && t(missing)
  const [only] = chosen.orders
  const onDownload = () =>
    run(async () => {
      await download(chosen)
      toastDone(t('print-export.make.done'))
    })
  return (
    <Card title={chosen.paper && t(`print-export.template.${chosen.paper}`)}>
      <div className={styles.form}>
        <ChooseSubject chosen={chosen} today={today} onChange={onChange} />
        {chosen.paper === 'invoice' && mayBill && only && chosen.orders.length === 1 && (
          <ButtonLink to={links.orderBills(only)} icon={<ReceiptText size={20} aria-hidden="true" />}>
            {t('print-export.make.bill')}
          </ButtonLink>
        )}
        <Chips
          label={t('print-export.make.format')}
          isLabelled
          chips={fileFormats.map((key) => ({ key, label: t(`print-export.format.${key}`) }))}
          chosen={chosen.format}
          onChoose={(format) => onChange({ format })}
        />
        <Chips
          label={t('print-export.make.language')}
          isLabelled
          chips={languageCodes.map((key) => ({ key, label: languages[key].nativeName }))}
          chosen={chosen.language}
          onChoose={(language) => onChange({ language })}
        />
        <div className={styles.acts}>
          <HonestButton
            kind="primary"
            reason={reason}
            isBusy={isBusy}
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => void onDownload()}
          >
            {t('print-export.make.download')}
          </HonestButton>
          <HonestButton reason={reason} icon={<Eye size={20} aria-hidden="true" />} onClick={onPreview}>
            {t('print-export.make.preview')}
          </HonestButton>
          {!reason && (
            <Button
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.open(printAddress(chosen), '_blank', 'noopener')}
            >
              {t('print-export.make.print')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
