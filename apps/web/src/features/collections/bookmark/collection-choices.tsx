import type { Collection } from '@glazy/contract/collections'
import { textFilter } from '@glazy/contract/reading/text-words'
import { isSameCollectionName } from '@glazy/contract/rules/collection'
import { Check, Folder, Pin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import menu from '#components/menu-list.module.css'
import { TextField } from '#components/text-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './bookmark-dialog.module.css'

/** From so many collections on they are looked for by name. */
const FILTERED_FROM = 8

export interface CollectionChoicesProps {
  readonly collections: readonly Collection[]
  /** Ids of those that hold the item already. */
  readonly holding: readonly number[]
  readonly isBusy: boolean
  readonly onChoose: (collection: Collection) => void
  /** What takes the item out of a collection that holds it. */
  readonly remove: (collection: Collection) => ReactNode
}

/** The collections of a person to choose from, pinned ones first. */
export function CollectionChoices(props: CollectionChoicesProps) {
  const { collections, holding, isBusy, onChoose, remove } = props
  const { t } = useTranslation('collections')
  const { number } = useFormats()
  const [text, setText] = useState('')
  const shown = matching(collections, text)
  if (collections.length === 0) return null
  return (
    <section aria-label={t('bookmark.choose')} className={classes.choices}>
      {collections.length >= FILTERED_FROM && (
        <TextField
          label={t('bookmark.filter')}
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p className={classes.none}>{t('bookmark.noMatch')}</p>}
      <ul className={`${menu.list} ${classes.scroll}`}>
        {shown.map((collection) => {
          const isIn = holding.includes(collection.id)
          const Icon = isIn ? Check : collection.isPinned ? Pin : Folder
          return (
            <li key={collection.id} className={classes.choice}>
              <button
                type="button"
                className={menu.item}
                aria-disabled={isBusy || isIn}
                onClick={() => {
                  if (!isBusy && !isIn) onChoose(collection)
                }}
              >
                <Icon size={18} aria-hidden />
                <span className={classes.name}>
                  {collection.name} {isIn && <small>{t('bookmark.in')}</small>}
                </span>
                {!isIn && <span className={classes.count}>{number(collection.materialCount)}</span>}
              </button>
              {isIn && remove(collection)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Those whose name holds what was typed; an exact match comes first. */
function matching(collections: readonly Collection[], text: string): readonly Collection[] {
  const fits = textFilter(text)
  const found = collections.filter(({ name }) => fits(name))
  return found.toSorted(
    (one, other) =>
      Number(isSameCollectionName(other.name, text)) - Number(isSameCollectionName(one.name, text)),
  )
}
