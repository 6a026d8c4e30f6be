import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ImportProblem } from '@glazy/formats/import/content'
import { byGravity, countLines } from '@glazy/formats/record/problems'
import { Pager } from '#features/imports/pager/pager.tsx'
import { ProblemText } from './problem-text.tsx'
import classes from '#features/imports/recipe-import.module.css'
import { usePages } from '#features/imports/pager/use-pages.ts'

const PAGE = 50

export interface ProblemListProps {
  readonly problems: readonly ImportProblem[]
  readonly isOpen?: boolean
}

/** What was not understood, and what is only told, with the lines of the files. */
export function ProblemList({ problems, isOpen = false }: ProblemListProps) {
  const { t } = useTranslation('imports')
  const { lost, told } = byGravity(problems)
  return (
    <>
      <Lines
        title={t('problems.title', { count: countLines(lost) })}
        problems={lost}
        isOpen={isOpen}
      />
      <Lines
        title={t('problems.told', { count: countLines(told) })}
        problems={told}
        isOpen={isOpen}
      />
    </>
  )
}

function Lines({
  title,
  problems,
  isOpen,
}: Required<ProblemListProps> & { readonly title: string }) {
  const { t } = useTranslation('imports')
  const { shown, ...pages } = usePages(problems, PAGE)
  if (problems.length === 0) return null
  return (
    <details className={classes.problems} open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {shown.map((problem, at) => (
          <li key={at}>
            <span className={classes.place}>{t('problems.line', { ...problem })}</span>{' '}
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
      <Pager what={title} page={pages.page} pages={pages.pages} onChange={pages.setPage} />
    </details>
  )
}
