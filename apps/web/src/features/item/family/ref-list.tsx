import { FAMILY_SHOWN } from '@glazy/contract/limits'
import type { MaterialRef } from '@glazy/contract/materials'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './family.module.css'

export interface RefListProps {
  readonly title: string
  readonly refs: readonly MaterialRef[]
}

/** Links to related items, the first few until all are asked for. */
export function RefList({ title, refs }: RefListProps) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const hidden = refs.length - FAMILY_SHOWN
  return (
    <div className={classes.list}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.refs}>
        {(isOpen ? refs : refs.slice(0, FAMILY_SHOWN)).map((item) => (
          <li key={item.id}>
            <ItemLink item={item} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('family.less') : t('family.more', { more: number(hidden) })}
          </Button>
        </div>
      )}
    </div>
  )
}
