import type { LineCorrection, LineReading } from '@glazy/formats/text/line-readings'
import type { ImportProblem } from '@glazy/formats/import/content'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Pager } from '#features/imports/pager/pager.tsx'
import type { PastedText } from '#features/imports/source/use-reading.ts'
import { usePages } from '#features/imports/pager/use-pages.ts'
import { PastedLine } from './pasted-line.tsx'
import classes from './pasted-lines.module.css'

const PAGE = 100

export interface PastedLinesProps {
  readonly pasted: PastedText
  readonly problems: readonly ImportProblem[]
  readonly onCorrect: (key: string, correction: LineCorrection) => void
}

/** A pasted text line by line, each beside what it was read as, where that can be corrected. */
export function PastedLines({ pasted, problems, onCorrect }: PastedLinesProps) {
  const { t } = useTranslation('imports')
  const { shown, ...pages } = usePages(pasted.lines, PAGE)
  const title = t('lines.title')
  return (
    <details className={classes.part} open>
      <summary className={classes.heading}>{title}</summary>
      <p className={classes.hint}>{t('lines.hint')}</p>
      <ol className={classes.lines}>
        {shown.map((reading) => (
          <PastedLine
            key={reading.key}
            reading={reading}
            correction={pasted.corrections.get(reading.key)}
            problems={isLastOfLine(pasted.lines, reading) ? problemsOf(problems, reading) : []}
            onCorrect={(correction) => onCorrect(reading.key, correction)}
          />
        ))}
      </ol>
      <Pager what={title} page={pages.page} pages={pages.pages} onChange={pages.setPage} />
    </details>
  )
}

/** Of a line with several ingredients the last says what is wrong with the line. */
function isLastOfLine(lines: readonly LineReading[], reading: LineReading): boolean {
  return lines.findLast(({ line }) => line === reading.line) === reading
}

function problemsOf(problems: readonly ImportProblem[], { line }: LineReading) {
  return problems.filter((problem) => problem.line === line)
}
