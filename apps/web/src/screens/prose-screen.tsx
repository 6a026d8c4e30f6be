import { useTranslation } from '#lib/texts/use-translation.ts'
import page from '#components/page.module.css'
import { useSite } from '#lib/site-context.ts'

/** Pages that are nothing but text: their sections in order, by text key. */
const SECTIONS = {
  terms: ['use', 'content', 'safety', 'liability', 'changes'],
  privacy: ['kept', 'cookies', 'browser', 'logs', 'rights'],
  licence: ['program', 'content', 'fonts'],
} as const

export type ProsePage = keyof typeof SECTIONS

export function ProseScreen({ name }: { readonly name: ProsePage }) {
  const { t } = useTranslation('pages')
  const { sourceUrl } = useSite()
  return (
    <article className={page.page}>
      <div className={page.prose}>
        <h1>{t(`${name}.title`)}</h1>
        <p className={page.lead}>{t(`${name}.lead`)}</p>
        {SECTIONS[name].map((section) => (
          <section key={section}>
            <h2>{t(`${name}.${section}.title` as 'terms.use.title')}</h2>
            <p>{t(`${name}.${section}.text` as 'terms.use.text')}</p>
          </section>
        ))}
        {name === 'licence' && sourceUrl && (
          <p>
            <a href={sourceUrl}>{t('licence.sourceLink')}</a>
          </p>
        )}
      </div>
    </article>
  )
}
