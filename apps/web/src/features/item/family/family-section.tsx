import type { MaterialDetail } from '@glazy/contract/materials'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { RefList } from './ref-list.tsx'
import classes from './family.module.css'

export type FamilySectionProps = Pick<
  MaterialDetail,
  'parent' | 'children' | 'siblings' | 'revisionParent' | 'revisionChildren' | 'copies'
>

/** What an item is a kind of, what is a kind of it, and what became of it. */
export function FamilySection(props: FamilySectionProps) {
  const { parent, children, siblings, revisionParent, revisionChildren, copies } = props
  const { t } = useTranslation('detail')
  const lists = [
    { key: 'parent', title: t('family.parent'), refs: parent ? [parent] : [] },
    { key: 'children', title: t('family.children'), refs: children },
    {
      key: 'siblings',
      title: parent ? t('family.siblings', { name: parent.name }) : t('family.siblingsPlain'),
      refs: siblings,
    },
    {
      key: 'revisionOf',
      title: t('family.revisionParent'),
      refs: revisionParent ? [revisionParent] : [],
    },
    { key: 'revisions', title: t('family.revisionChildren'), refs: revisionChildren },
    { key: 'copies', title: t('family.copies'), refs: copies },
  ].filter(({ refs }) => refs.length > 0)
  if (lists.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="family">
      <h2 id="family">{t('family.title')}</h2>
      <div className={classes.lists}>
        {lists.map(({ key, title, refs }) => (
          <RefList key={key} title={title} refs={refs} />
        ))}
      </div>
    </section>
  )
}
