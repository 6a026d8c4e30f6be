import { IMPORT_MAX_BYTES } from '@glazy/contract/limits'
import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { DropArea } from '../drop-area.tsx'
import classes from '../recipe-import.module.css'
import type { useInventoryReading } from './use-inventory-reading.ts'

interface InventorySourceProps {
  readonly reading: ReturnType<typeof useInventoryReading>
}

/** Where a table is dropped, chosen or pasted. */
export function InventorySource({ reading }: InventorySourceProps) {
  const { t } = useTranslation('inventory')
  const { t: tImports } = useTranslation('imports')
  const id = useId()
  const [text, setText] = useState('')
  const { trouble, isReading } = reading
  return (
    <div className={classes.source} aria-busy={isReading}>
      <DropArea
        choose={t('file.choose')}
        drop={t('file.drop')}
        over={t('file.over')}
        hint={t('file.column')}
        isBusy={isReading}
        multiple={false}
        onFiles={([file]) => file && reading.readFile(file)}
      />
      <form
        className={classes.paste}
        onSubmit={(event) => {
          event.preventDefault()
          reading.readText(tImports('source.pastedName'), text)
        }}
      >
        <label htmlFor={id} className={classes.label}>
          {t('file.paste')}
        </label>
        <textarea
          id={id}
          className={classes.textarea}
          rows={9}
          spellCheck={false}
          placeholder={'material,price,unit,SKU\nCuster Feldspar,1.20,lb,RM-204'}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isReading}>
          {t('file.read')}
        </Button>
      </form>
      {trouble?.kind === 'call' && <ErrorNotice error={trouble.error} />}
      {trouble && trouble.kind !== 'call' && (
        <p className={classes.trouble} role="alert">
          {t(`file.${trouble.kind}`, { megabytes: IMPORT_MAX_BYTES / 2 ** 20 })}
        </p>
      )}
    </div>
  )
}
