import { FIRING_FIGURE_MAX, RAMPS_MAX } from '@glazy/contract/limits'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ScheduleProblem } from './schedule-values.ts'

/** Says what is wrong with a field of a schedule. */
export function useScheduleProblems(): (problem: ScheduleProblem) => string {
  const { t } = useTranslation('kilns')
  const { number } = useFormats()
  return (problem) => {
    const max = problem === 'tooManyRamps' ? RAMPS_MAX : FIRING_FIGURE_MAX
    return t(`problems.${problem}`, { max: number(max) })
  }
}
