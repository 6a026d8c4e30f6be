import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { SolveAnswer } from '@glazy/solver/question'
import classes from './answer.module.css'
import { demandWords, type DemandTexts } from './demand-words.ts'

export interface WhyNotProps {
  readonly answer: SolveAnswer
  readonly texts: DemandTexts
}

/** Why there is no recipe: what no material holds, and which demands contradict each other. */
export function WhyNot({ answer, texts }: WhyNotProps) {
  const { t } = texts
  const { conflict = [], missingSources = [] } = answer
  return (
    <div className={classes.refusal} role="status">
      <h3>{t('impossible.title')}</h3>
      {missingSources.map((oxide) => (
        <p key={oxide}>{t('impossible.noSource', { oxide: OXIDE_TABLE[oxide].display })}</p>
      ))}
      {conflict.length > 0 && (
        <>
          <p>{t(conflict.length === 1 ? 'impossible.one' : 'impossible.conflict')}</p>
          <ul>
            {conflict.map(({ demand, about }) => (
              <li key={demand}>{demandWords(about, texts)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
