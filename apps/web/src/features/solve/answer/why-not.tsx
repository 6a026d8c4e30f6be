import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { SolveAnswer } from '@glazy/solver/question'
import { Plus } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import type { Help } from '#features/solve/use-help.ts'
import classes from './answer.module.css'
import { demandWords, type DemandTexts } from './demand-words.ts'

export interface WhyNotProps {
  readonly answer: SolveAnswer
  readonly texts: DemandTexts
  readonly help: Help | undefined
  readonly onAdd: (id: number) => void
}

/** Why there is no recipe: what no material holds, and which demands contradict each other. */
export function WhyNot({ answer, texts, help, onAdd }: WhyNotProps) {
  const { t } = texts
  const { conflict = [], missingSources = [] } = answer
  // A region has several borders and one name.
  const words = [...new Set(conflict.map(({ about }) => demandWords(about, texts)))]
  return (
    <div className={classes.refusal} role="status">
      <h3>{t('impossible.title')}</h3>
      {missingSources.map((oxide) => (
        <p key={oxide}>{t('impossible.noSource', { oxide: OXIDE_TABLE[oxide].display })}</p>
      ))}
      {conflict.length > 0 && (
        <>
          <p>{t(words.length === 1 ? 'impossible.one' : 'impossible.conflict')}</p>
          <ul>
            {words.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {help && <WouldHelp {...help} texts={texts} onAdd={onAdd} />}
    </div>
  )
}

type WouldHelpProps = Help & Pick<WhyNotProps, 'texts' | 'onAdd'>

/** Materials of which any one would make it possible, each to be added. */
function WouldHelp({ materials, texts: { t }, onAdd }: WouldHelpProps) {
  const names = useNames()
  if (materials.length === 0) return <p>{t('impossible.noHelp')}</p>
  return (
    <>
      <p>{t('impossible.wouldHelp')}</p>
      <ul className={classes.help}>
        {materials.map(({ id, name }) => (
          <li key={id}>
            <Button onClick={() => onAdd(id)}>
              <Plus size={16} aria-hidden />
              {t('impossible.add', { name: names.shown({ name }) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
