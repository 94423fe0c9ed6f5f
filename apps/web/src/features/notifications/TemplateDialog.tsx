import type { NotificationTemplate } from '@darzi/contract/notification-shapes.ts'
import type { Variable } from '@darzi/tailoring/notifications/events.ts'
import { fillTemplate, templateFault } from '@darzi/tailoring/notifications/template.ts'
import { useRef } from 'react'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Notifications.module.css'
import { resetTemplate, saveTemplate } from './notification-data.ts'

interface Props {
  template: NotificationTemplate
  /** What the shop's newest order would put into the holes. */
  example: Partial<Record<Variable, string>>
  onClose: () => void
}

/** The words of one event in one language, with what they would say of the newest order while they are typed. */
export function TemplateDialog({ template, example, onClose }: Props) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const { event, language, variables, isOwn } = template
  const faultOf = (text: string) => {
    if (!text.trim()) return t('problems.field.required')
    const fault = templateFault(text, variables)
    if (!fault) return null
    return t(`problems.${fault.code}`, {
      example: `{${variables[0] ?? ''}}`,
      ...('params' in fault ? fault.params : {}),
    })
  }
  const nameOf = (variable: Variable) => t(`notifications.variable.${variable}`)
  // A hole nothing is known of yet says its own name: nothing is made up.
  const filling = Object.fromEntries(
    variables.map((variable) => [variable, example[variable] ?? `[${nameOf(variable)}]`]),
  )
  return (
    <FormDialog
      title={t(`notifications.event.${event}`)}
      save={t('notifications.template.save')}
      isWide
      initial={{
        subject: template.subject,
        message: template.message,
        isActive: template.isActive,
        whatsappTemplate: template.whatsappTemplate ?? '',
      }}
      check={({ subject, message }) => ({ subject: faultOf(subject), message: faultOf(message) })}
      send={(values) => saveTemplate(template, values)}
      onClose={onClose}
    >
      {(form) => {
        const { subject, message } = form.values
        const insert = (variable: Variable) => {
          const at = area.current?.selectionStart ?? message.length
          form.setFieldValue('message', `${message.slice(0, at)}{${variable}}${message.slice(at)}`)
          area.current?.focus()
        }
        const fault = faultOf(subject) ?? faultOf(message)
        return (
          <>
            <TextField
              {...form.getInputProps('subject')}
              label={t('notifications.template.subject')}
              hint={t('notifications.template.subjectWhy')}
              lang={language}
              data-autofocus
              required
            />
            <TextArea
              {...form.getInputProps('message')}
              ref={area}
              rows={6}
              maxLength={1000}
              lang={language}
              label={t('notifications.template.message')}
              required
            />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons */}
            <div role="group" aria-label={t('notifications.template.insert')} className={styles.variables}>
              {variables.map((variable) => (
                <Button key={variable} kind="plain" onClick={() => insert(variable)}>
                  {nameOf(variable)}
                </Button>
              ))}
            </div>
            <div>
              <p className={styles.quiet}>{t('notifications.template.preview')}</p>
              <p className={styles.words} lang={language} data-testid="preview">
                {fault ? t('notifications.template.noPreview') : fillTemplate(message, filling)}
              </p>
            </div>
            <TextField
              {...form.getInputProps('whatsappTemplate')}
              label={t('notifications.template.whatsapp')}
              hint={t('notifications.template.whatsappWhy')}
              isOptional
            />
            <Checkbox
              {...form.getInputProps('isActive', { type: 'checkbox' })}
              label={t('notifications.template.active')}
            />
            {isOwn && (
              <Button
                kind="plain"
                onClick={() => {
                  void resetTemplate(template)
                  onClose()
                }}
              >
                {t('notifications.template.reset')}
              </Button>
            )}
          </>
        )
      }}
    </FormDialog>
  )
}
