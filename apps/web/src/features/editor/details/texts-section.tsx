import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { MATERIAL_NAME_MAX_LENGTH, OTHER_NAMES_MAX_LENGTH } from '@glazy/contract/limits'
import { Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { CheckField } from '#components/check-field.tsx'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SelectField } from '#components/select-field.tsx'
import { Tabs } from '#components/tabs.tsx'
import { TextField } from '#components/text-field.tsx'
import { languageTitle } from '#lib/texts/language-title.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { SectionProps } from './use-metadata-editor.ts'
import classes from './metadata-editor.module.css'
import { addText, changeText, removeText } from './metadata-texts.ts'
import type { MetadataText } from './metadata-values.ts'

export interface TextsSectionProps extends SectionProps {
  /** Place of the first text with something wrong in it; -1 without one. */
  readonly wrongText: number
  /** How often it was tried to save: each time shows what is wrong. */
  readonly tries: number
}

/** Name, other names and description, in one language or in several. */
export function TextsSection(props: TextsSectionProps) {
  const { values, set, wrongText, tries } = props
  const { t } = useTranslation('metadata')
  const { texts, defaultLocale } = values
  const [chosen, choose] = useState(defaultLocale)
  const [shownTry, setShownTry] = useState(tries)
  if (shownTry !== tries) {
    setShownTry(tries)
    const wrong = texts[wrongText]
    if (wrong) choose(wrong.locale)
  }
  // A language that has gone gives its place to the default one.
  const at = Math.max(
    0,
    texts.findIndex(({ locale }) => locale === chosen),
  )
  const active = texts[at]?.locale ?? defaultLocale
  const unused = LANGUAGE_CODES.filter((code) => !texts.some(({ locale }) => locale === code))

  return (
    <Card title={t('texts.title')} hint={t('texts.hint')}>
      <Tabs
        label={t('texts.languages')}
        tabs={texts.map(({ locale }) => ({
          id: locale,
          label:
            locale === defaultLocale && texts.length > 1
              ? t('texts.defaultTab', { language: languageTitle(locale) })
              : languageTitle(locale),
        }))}
        active={active}
        onChange={choose}
      >
        <TextFields key={active} {...props} at={at} onLocale={choose} />
      </Tabs>
      <p className={classes.problem}>{props.problem('translations')}</p>
      <TextField
        label={t('tags.label')}
        hint={t('tags.hint')}
        autoComplete="off"
        problem={props.problem('tags')}
        value={values.tags}
        onChange={({ currentTarget: { value: tags } }) => set({ tags })}
      />
      <div className={classes.narrow}>
        <SelectField
          label={t('texts.add')}
          isFormField
          value=""
          onChange={(locale) => {
            set(addText(values, locale))
            choose(locale)
          }}
          options={[
            { value: '', label: t('texts.addChoose') },
            ...unused.map((code) => ({ value: code, label: languageTitle(code) })),
          ]}
        />
      </div>
    </Card>
  )
}

interface TextFieldsProps extends SectionProps {
  readonly at: number
  /** Follows a text whose language is said to be another one. */
  readonly onLocale: (locale: string) => void
}

function TextFields({ values, set, problem, at, onLocale }: TextFieldsProps) {
  const { t } = useTranslation('metadata')
  const { texts } = values
  const write = useCallback(
    (change: Partial<MetadataText>) => set((now) => changeText(now, at, change)),
    [set, at],
  )
  const writeDescription = useCallback((description: string) => write({ description }), [write])
  const text = texts[at]
  if (!text) return null
  const { locale } = text
  return (
    <div className={classes.fields}>
      <LanguageChoice values={values} set={set} problem={problem} at={at} onLocale={onLocale} />
      <TextField
        label={t('texts.name')}
        maxLength={MATERIAL_NAME_MAX_LENGTH}
        autoComplete="off"
        lang={locale}
        problem={problem(`translations.${at}.name`)}
        value={text.name}
        onChange={({ currentTarget: { value: name } }) => write({ name })}
      />
      <TextField
        label={t('texts.otherNames')}
        hint={t('texts.otherNamesHint')}
        maxLength={OTHER_NAMES_MAX_LENGTH}
        autoComplete="off"
        lang={locale}
        problem={problem(`translations.${at}.other_names`)}
        value={text.otherNames}
        onChange={({ currentTarget: { value: otherNames } }) => write({ otherNames })}
      />
      <RichTextArea
        label={t('texts.description')}
        problem={problem(`translations.${at}.description`)}
        value={text.description}
        onChange={writeDescription}
      />
    </div>
  )
}

type LanguageChoiceProps = Pick<TextFieldsProps, 'values' | 'set' | 'problem' | 'at' | 'onLocale'>

/** In which language a text is, whether that is the default one, and the way to take it away. */
function LanguageChoice({ values, set, problem, at, onLocale }: LanguageChoiceProps) {
  const { t } = useTranslation('metadata')
  const { texts, defaultLocale } = values
  const locale = texts[at]?.locale ?? defaultLocale
  const isDefault = locale === defaultLocale
  const isTaken = (code: string) => code !== locale && texts.some((one) => one.locale === code)
  const { compare } = useFormats()
  const codes = [...new Set([locale, ...LANGUAGE_CODES])].sort((one, other) =>
    compare(languageTitle(one), languageTitle(other)),
  )
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('texts.language')}
        isFormField
        value={locale}
        problem={problem(`translations.${at}.locale`)}
        onChange={(code) => {
          set(changeText(values, at, { locale: code }))
          onLocale(code)
        }}
        options={codes.map((code) => ({
          value: code,
          label: languageTitle(code),
          isDisabled: isTaken(code),
        }))}
      />
      {texts.length > 1 && (
        <div className={classes.besides}>
          <CheckField
            label={t('texts.default')}
            checked={isDefault}
            disabled={isDefault}
            onChange={() => set({ defaultLocale: locale })}
          />
          <Button
            look="quiet"
            onClick={() => {
              const without = removeText(values, at)
              set(without)
              onLocale(without.defaultLocale)
            }}
          >
            <Trash2 size={16} aria-hidden />
            {t('texts.remove', { language: languageTitle(locale) })}
          </Button>
        </div>
      )}
    </div>
  )
}
