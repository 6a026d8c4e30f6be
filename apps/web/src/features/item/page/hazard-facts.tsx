import { type Hazard, type HazardCode, hazardsOf } from '@glazy/ceramics/hazards/hazards'
import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialDetail } from '@glazy/contract/materials'
import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './hazard-facts.module.css'

/** What the European list of classified substances says of a raw material; nothing where it says nothing. */
export function HazardFacts({ name, analysis }: Pick<MaterialDetail, 'name' | 'analysis'>) {
  const hazards = hazardsOf({ name, percent: analysis?.percent ?? {} })
  if (hazards.length === 0) return null
  return (
    <Suspense>
      <Lines hazards={hazards} />
    </Suspense>
  )
}

/** Waits by itself for its words, which few pages need. */
function Lines({ hazards }: { readonly hazards: readonly Hazard[] }) {
  const { t } = useTranslation('hazards')
  const inWords = (code: HazardCode) => {
    const words = t(`words.${code}`)
    return `${words} (${code})`
  }
  return (
    <section className={classes.hazards} aria-label={t('title')}>
      <h2 className={classes.title}>
        <TriangleAlert size={16} aria-hidden />
        {t('title')}
      </h2>
      {hazards.map(({ index, codes, oxide }) => (
        <p key={index}>
          {codes.map(inWords).join(' · ')}
          <span className={classes.source}>
            {oxide && `${t('contains', { oxide: OXIDE_TABLE[oxide].display })} · `}
            {t('source', { index })}
          </span>
        </p>
      ))}
      <p className={classes.source}>{t('note')}</p>
    </section>
  )
}
