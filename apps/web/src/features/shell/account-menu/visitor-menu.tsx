import menu from '#components/menu-list.module.css'
import { Portrait } from '#components/portrait.tsx'
import { LogOutEntry } from './log-out-entry.tsx'
import { ModerationEntry } from './moderation-entry.tsx'
import { OperatorEntry } from './operator-entry.tsx'
import { SettingsEntry } from './settings-entry.tsx'
import { LanguageChoices } from '#features/shell/language/language-choices.tsx'
import { MainMenu } from '#features/shell/frame/main-menu.tsx'
import { ThemeChoices } from '#features/shell/theme/theme-choices.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The menu of the header: of the site, or of the person who is logged in. */
export function VisitorMenu() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  return (
    <MainMenu
      {...(user && {
        label: t('account.menu', { name: user.name }),
        button: <Portrait name={user.name} cdnId={user.cdnId} />,
        own: (
          <>
            <li>
              <SettingsEntry className={menu.item} />
            </li>
            <ModerationEntry />
            <OperatorEntry />
          </>
        ),
      })}
    >
      <ThemeChoices />
      <LanguageChoices />
      {user && (
        <>
          <hr className={menu.rule} />
          <LogOutEntry />
        </>
      )}
    </MainMenu>
  )
}
