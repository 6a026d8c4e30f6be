import { DESCRIPTION_COLLAPSE_AT } from '@glazy/contract/limits'
import type { MaterialDetail } from '@glazy/contract/materials'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { RichText } from '#components/rich-text.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { isRichText, textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { shortened } from '#lib/rich-text/shortened.ts'
import { languageTitle } from '#lib/texts/language-title.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { descriptionParts } from './description-parts.ts'
import page from '#components/page.module.css'
import classes from './detail.module.css'
import { inLanguage } from './page-texts.ts'
import { useCanTranslate } from './use-can-translate.ts'

const TranslatedDescription = lazyPart(() => import('./translated-description.tsx'))

export type DescriptionProps = Pick<
  MaterialDetail,
  'description' | 'source' | 'defaultLocale' | 'translations'
> & {
  /** It stands beside the name, where a narrow page has room for a line or two. */
  readonly isIntro?: boolean
}

/**
 * What the author wrote, in the reader's language where the item has it, and the source of the
 * figures. What is in another language can be translated where the site has a service for that.
 */
export function Description(props: DescriptionProps) {
  const { t } = useTranslation('detail')
  const { language } = useFormats()
  const { description, source, defaultLocale, isIntro = false } = props
  const original = { locale: defaultLocale, description }
  const local = inLanguage(props, language)
  const own = local.locale === defaultLocale ? undefined : local
  const [isOriginal, showOriginal] = useState(false)
  const shown = own && !isOriginal ? own : original
  const target = useCanTranslate(shown.description, shown.locale)
  if (!shown.description && !source) return null
  return (
    <section
      className={classes.description}
      data-intro={isIntro || undefined}
      aria-labelledby="description"
    >
      <h2 id="description" className={isIntro ? page.visuallyHidden : undefined}>
        {t('description.title')}
      </h2>
      {shown.description && (
        <DescriptionText key={shown.locale} text={shown.description} locale={shown.locale} />
      )}
      {own && description && (
        <div>
          <Button look="quiet" onClick={() => showOriginal(!isOriginal)}>
            {t(isOriginal ? 'description.inLanguage' : 'description.original', {
              language: languageTitle(isOriginal ? own.locale : defaultLocale),
            })}
          </Button>
        </div>
      )}
      {target && shown.description && (
        <Suspense>
          <TranslatedDescription
            key={shown.locale}
            text={shown.description}
            target={target}
            show={(text) => <DescriptionText text={text} locale={target} />}
          />
        </Suspense>
      )}
      {source && (
        <p className={classes.source}>
          <span>{t('source')}</span> <Linked text={source} />
        </p>
      )}
    </section>
  )
}

interface DescriptionTextProps {
  /** Plain, or rich text. */
  readonly text: string
  readonly locale: string
}

/** Characters that two lines of a phone hold. */
const CUT_AT = 90

/** A text, collapsed where it is long. */
function DescriptionText({ text: source, locale }: DescriptionTextProps) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  const isRich = isRichText(source)
  const text = isRich ? textOfHtml(source) : source
  const isLong = text.length > DESCRIPTION_COLLAPSE_AT
  const isWhole = !isLong || isOpen
  const isCut = text.length > CUT_AT && !isOpen
  return (
    <>
      {isRich && isWhole ? (
        <div className={classes.richWords} lang={locale} data-cut={isCut || undefined}>
          <RichText html={source} />
        </div>
      ) : (
        <p className={classes.words} lang={locale} data-cut={isCut || undefined}>
          <Linked text={isWhole ? text : shortened(text, DESCRIPTION_COLLAPSE_AT)} />
        </p>
      )}
      {(isLong || text.length > CUT_AT) && (
        <div className={isLong ? undefined : classes.ofNarrow}>
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'description.less' : 'description.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Text in which web addresses are links; anything else is shown as it was typed. */
function Linked({ text }: { readonly text: string }) {
  return descriptionParts(text).map(({ text: words, href }, index) =>
    href ? (
      <a key={index} href={href} rel="nofollow noopener ugc" target="_blank">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
