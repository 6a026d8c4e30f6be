import { useTranslation } from '#lib/texts/use-translation.ts'

/** Stands in the sentence where the link belongs; no text holds it. */
const MARK = '\n'

/** What is agreed to. The terms open beside the form, which keeps what was typed. */
export function TermsLabel() {
  const { t } = useTranslation('account')
  const [before, after] = t('register.terms', { terms: MARK }).split(MARK)
  return (
    <>
      {before}
      <a href="/terms" target="_blank" rel="noopener">
        {t('register.termsLink')}
      </a>
      {after}
    </>
  )
}
