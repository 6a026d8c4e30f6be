import { IMPORT_FILES_MAX, IMPORT_MAX_BYTES } from '@glazy/contract/limits'
import { rowsOfMarkup } from '@glazy/formats/text/markup-rows'
import { ErrorNotice } from '#components/error-notice.tsx'
import { pastedText } from '#lib/pasted-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { DropArea } from './drop-area.tsx'
import { PasteForm } from './paste-form.tsx'
import { ProblemList } from '#features/imports/problems/problem-list.tsx'
import classes from '#features/imports/recipe-import.module.css'
import type { ReadingActions, ReadingTrouble } from './use-reading.ts'

const LIMITS = { files: IMPORT_FILES_MAX, megabytes: IMPORT_MAX_BYTES / 2 ** 20 }

export interface SourceFormProps {
  /** What is pasted; kept by the panel, so that nothing that goes wrong takes it away. */
  readonly text: string
  readonly onType: (text: string) => void
  readonly trouble: ReadingTrouble | undefined
  readonly actions: ReadingActions
}

/** Where files are dropped or chosen, and recipes are pasted. */
export function SourceForm({ text, onType, trouble, actions }: SourceFormProps) {
  const { t } = useTranslation('imports')
  return (
    <div className={classes.source}>
      <DropArea
        choose={t('source.choose')}
        drop={t('source.drop')}
        over={t('source.over')}
        hint={t('source.formats', LIMITS)}
        onFiles={actions.readFiles}
      />
      <PasteForm
        label={t('source.paste')}
        placeholder={t('source.pastePlaceholder')}
        hint={t('source.pasteHint')}
        submit={t('source.read')}
        text={text}
        onType={onType}
        onPaste={(event) => {
          const pasted = pastedText(event.clipboardData)
          if (pasted === event.clipboardData.getData('text/plain')) return
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          onType(value.slice(0, selectionStart) + rowsOfMarkup(pasted) + value.slice(selectionEnd))
        }}
        onSubmit={() => actions.readText(t('source.pastedName'), text)}
      />
      {trouble && <Trouble trouble={trouble} />}
    </div>
  )
}

function Trouble({ trouble }: { readonly trouble: ReadingTrouble }) {
  const { t } = useTranslation('imports')
  if (trouble.kind === 'call')
    return <ErrorNotice error={trouble.error} title={t('trouble.call')} />
  return (
    <div className={classes.trouble} role="alert">
      <p className={classes.troubleTitle}>{t(`trouble.${trouble.kind}`, LIMITS)}</p>
      {'problems' in trouble && <ProblemList problems={trouble.problems} isOpen />}
    </div>
  )
}
