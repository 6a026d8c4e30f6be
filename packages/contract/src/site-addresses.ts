/**
 * First parts of addresses: pages of the site, what the server answers itself, and words that
 * either may need one day. Beside them stand the profiles of people, by their user names.
 */
export const SITE_ADDRESSES: readonly string[] = [
  ...['analyses', 'compare', 'confirm-email', 'explore', 'forgot-password', 'help', 'labels'],
  ...['licence', 'login', 'logout', 'materials', 'print', 'privacy', 'recipes', 'register'],
  ...['reset-password', 'search', 'settings', 'solve', 'terms', 'workbench'],
  ...['api', 'assets', 'docs', 'healthz', 'images', 'livez', 'metrics', 'openapi', 'readyz'],
  ...[
    'robots',
    'sanctum',
    '_serverFn',
    'sitemap',
    'sitemap-collections',
    'sitemap-kilns',
    'sitemap-people',
    'sitemap-posts',
    'v2',
    'version',
  ],
  ...[
    'about',
    'activity',
    'batches',
    'blog',
    'bookmarks',
    'collections',
    'comments',
    'community',
    'feed',
  ],
  ...['firings', 'follow', 'followers', 'following', 'forum', 'groups', 'home', 'index'],
  ...['inventory', 'invite', 'kilns', 'kilnschedules', 'logs', 'messages', 'moderation', 'new'],
  ...[
    'news',
    'notifications',
    'offline',
    'operator',
    'outbox',
    'people',
    'photos',
    'posts',
    'profile',
    'projects',
    'report',
  ],
  ...[
    'reviews',
    'shelf',
    'shopping',
    'signin',
    'signup',
    'solver',
    'sponsors',
    'stock',
    'studio',
    'subscriptions',
  ],
  ...['solve', 'tags'],
  ...['app', 'install', 'share', 'targets', 'unsubscribe', 'welcome'],
]

/** What stands beside `/users/:user` in the API. */
export const USER_CALLS: readonly string[] = ['quickSearch']
