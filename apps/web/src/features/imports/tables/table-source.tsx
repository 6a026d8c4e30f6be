import { IMPORT_MAX_BYTES } from '@glazy/contract/limits'
import { useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { DropArea } from '#features/imports/source/drop-area.tsx'
import { PasteForm } from '#features/imports/source/paste-form.tsx'
import classes from '#features/imports/recipe-import.module.css'
import type { TableReading } from './use-table-reading.ts'

export interface TableSourceProps {
  readonly reading: TableReading
  /** Which columns it may have. */
  readonly hint: string
  readonly example: string
}

/** Where a table is dropped, chosen or pasted. */
export function TableSource({ reading, hint, example }: TableSourceProps) {
  const { t } = useTranslation('inventory')
  const { t: tImports } = useTranslation('imports')
  const [text, setText] = useState('')
  const { trouble, isReading } = reading
  return (
    <div className={classes.source} aria-busy={isReading}>
      <DropArea
        choose={t('file.choose')}
        drop={t('file.drop')}
        over={t('file.over')}
        hint={hint}
        isBusy={isReading}
        multiple={false}
        onFiles={([file]) => file && reading.readFile(file)}
      />
      <PasteForm
        label={t('file.paste')}
        placeholder={example}
        submit={t('file.read')}
        isBusy={isReading}
        text={text}
        onType={setText}
        onSubmit={() => reading.readText(tImports('source.pastedName'), text)}
      />
      {trouble?.kind === 'call' && <ErrorNotice error={trouble.error} />}
      {trouble && trouble.kind !== 'call' && (
        <p className={classes.trouble} role="alert">
          {t(`file.${trouble.kind}`, { megabytes: IMPORT_MAX_BYTES / 2 ** 20 })}
        </p>
      )}
    </div>
  )
}
