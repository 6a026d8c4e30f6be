import { importProblemText, type ImportRemark } from '@glazy/locales/import-problems'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** What is wrong, as a sentence; a part of its own, so that its texts come only where something is. */
export function ProblemText({ problem }: { readonly problem: ImportRemark }) {
  const { t } = useTranslation('importProblems')
  return importProblemText(t, problem, useFormats())
}
