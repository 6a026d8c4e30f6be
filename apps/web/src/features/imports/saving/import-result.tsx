import { materialPath } from '@glazy/contract/material-path'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { PlannedRecipe } from '@glazy/formats/import/plan'
import { BelongingsCounts } from '#features/imports/belongings/belongings-list.tsx'
import { Pager } from '#features/imports/pager/pager.tsx'
import classes from '#features/imports/recipe-import.module.css'
import { usePages } from '#features/imports/pager/use-pages.ts'
import type { ImportedCounts } from './use-saving.ts'

const PAGE = 50

export interface ImportResultProps {
  readonly planned: readonly PlannedRecipe[]
  /** Ids of what has been made, by the keys of the records. */
  readonly ids: ReadonlyMap<string, number>
  /** How much was new of what came besides recipes. */
  readonly belongings: ImportedCounts
  /** The ways on: undo, more, the person's own recipes. */
  readonly children: ReactNode
}

/** What an import has brought, with links, and what it has left out, with the reasons. */
export function ImportResult({ planned, ids, belongings, children }: ImportResultProps) {
  const { t } = useTranslation('imports')
  const imported = planned.flatMap(({ recipe }) => {
    const id = ids.get(recipe.key)
    return id === undefined ? [] : [{ id, name: recipe.name, kind: 'recipe' as const }]
  })
  const leftOut = planned.flatMap(({ recipe, skip }) => (skip ? [{ recipe, skip }] : []))
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone: who does not see the page continues from here.
  useEffect(() => heading.current?.focus(), [])
  const done = usePages(imported, PAGE)
  const left = usePages(leftOut, PAGE)
  return (
    <div className={classes.review}>
      <h2 className={classes.heading} tabIndex={-1} ref={heading}>
        {t('done.title', { count: imported.length })}
      </h2>
      <BelongingsCounts counts={belongings} />
      <div className={classes.tools}>{children}</div>
      <section className={classes.part} aria-label={t('done.imported')}>
        <ul className={classes.links}>
          {done.shown.map((recipe) => (
            <li key={recipe.id}>
              <Link to={materialPath(recipe)}>{recipe.name}</Link>
            </li>
          ))}
        </ul>
        <Pager what={t('done.imported')} {...done} onChange={done.setPage} />
      </section>
      <section className={classes.part} aria-labelledby="left-out">
        <h3 id="left-out" className={classes.heading}>
          {t('done.leftOut')}
        </h3>
        {leftOut.length === 0 && <p className={classes.hint}>{t('done.nothingLeftOut')}</p>}
        <ul className={classes.links}>
          {left.shown.map(({ recipe, skip }) => (
            <li key={recipe.key}>
              {recipe.name}: {t(`skip.${skip}`)}
            </li>
          ))}
        </ul>
        <Pager what={t('done.leftOut')} {...left} onChange={left.setPage} />
      </section>
    </div>
  )
}
