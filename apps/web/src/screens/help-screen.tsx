import { CONES } from '@glazy/ceramics/firing/cones'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
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

const CONE_TEMPERATURES = {
  coolest: CONES.at(0)?.celsius,
  hottest: CONES.at(-1)?.celsius,
}

/** How the site is used, and what its words mean. */
export function HelpScreen() {
  const { t } = useTranslation('pages')
  return (
    <article className={page.page}>
      <header>
        <h1>{t('help.title')}</h1>
        <p className={page.lead}>{t('help.lead')}</p>
      </header>
      <div className={classes.columns}>
        <div className={page.prose}>
          {QUESTIONS.map((question) => (
            <section key={question} id={question}>
              <h2>{t(`help.${question}.title`)}</h2>
              <p>{t(`help.${question}.text`)}</p>
            </section>
          ))}
          <Supporters />
        </div>
        <section aria-labelledby="glossary" className={page.prose}>
          <h2 id="glossary">{t('glossary.title')}</h2>
          <dl className={classes.terms}>
            {TERMS.map((term) => (
              <div key={term} id={term} className={classes.term}>
                <dt>
                  <Formula>{t(`glossary.${term}.name`)}</Formula>
                </dt>
                <dd>
                  <Formula>{t(`glossary.${term}.text`, CONE_TEMPERATURES)}</Formula>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </article>
  )
}

/** What supporters get; links of locked features lead here. */
function Supporters() {
  const { t } = useTranslation('pages')
  const { supporterFeatures, supportUrl } = useSite()
  return (
    <section id="supporters">
      <h2>{t('help.supporters.title')}</h2>
      <p>{t('help.supporters.text')}</p>
      <p>{t(`help.supporters.${supporterFeatures}`)}</p>
      {supportUrl && (
        <p>
          <a href={supportUrl}>{t('help.supporters.link')}</a>
        </p>
      )}
    </section>
  )
}
