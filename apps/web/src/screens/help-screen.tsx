import { useTranslation } from 'react-i18next'
import { Formula } from '#components/formula.tsx'
import page from '#components/page.module.css'
import classes from './help-screen.module.css'

/** Questions in the order in which a newcomer asks them. */
const QUESTIONS = ['find', 'filter', 'read', 'compare', 'keys', 'print'] as const

/** Terms of the field, by alphabet in English. */
const TERMS = [
  'addition',
  'analysis',
  'atmosphere',
  'base',
  'batch',
  'cone',
  'expansion',
  'flux',
  'frit',
  'glassFormer',
  'loi',
  'molePercent',
  'percent',
  'primitive',
  'ratio',
  'recipe',
  'stabiliser',
  'stull',
  'umf',
] as const

/** How the site is used, and what its words mean. */
export function HelpScreen() {
  const { t } = useTranslation('pages')
  return (
    <article className={page.page}>
      <div className={page.prose}>
        <h1>{t('help.title')}</h1>
        <p className={page.lead}>{t('help.lead')}</p>
        {QUESTIONS.map((question) => (
          <section key={question}>
            <h2>{t(`help.${question}.title`)}</h2>
            <p>{t(`help.${question}.text`)}</p>
          </section>
        ))}
        <section aria-labelledby="glossary">
          <h2 id="glossary">{t('glossary.title')}</h2>
          <dl className={classes.terms}>
            {TERMS.map((term) => (
              <div key={term} id={term} className={classes.term}>
                <dt>{t(`glossary.${term}.name`)}</dt>
                <dd>
                  <Formula>{t(`glossary.${term}.text`)}</Formula>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </article>
  )
}
