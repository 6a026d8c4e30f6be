import type { Page } from '@playwright/test'

/** Header, sidebar and what else stands around every page. */
export function shell(page: Page) {
  const header = page.getByRole('banner')
  return {
    html: page.locator('html'),
    main: page.getByRole('main'),
    skipLink: page.getByRole('link', { name: 'Skip to content' }),
    sidebar: page.getByRole('complementary', { name: 'Sidebar' }),
    sidebarSheet: page.getByRole('dialog', { name: 'Sidebar' }),
    sidebarToggle: page.getByRole('button', { name: 'Toggle sidebar' }),
    themeToggle: page.getByRole('button', { name: 'Switch between light and dark' }),
    menuButton: header.getByRole('button', { name: 'Menu' }),
    searchButton: header.getByRole('button', { name: 'Search' }),
    footer: page.getByRole('contentinfo'),
    toast: (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }),
    compareLink: page
      .getByRole('complementary', { name: 'Sidebar' })
      .getByRole('link', { name: /^Compare/ }),
  }
}
