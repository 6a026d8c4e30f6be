/**
 * Tests of the server that are not repeated on another PostgreSQL, file by file. Whatever is not
 * named here is repeated, so a new file is never forgotten; a name that leads nowhere is a failure.
 * A file may be named when no statement of the product is tried in it that is not tried in another.
 */
export const SAME_ON_EVERY_POSTGRES = [
  // They bring the embedded one themselves.
  'src/db/outage.test.ts',
  'src/main.test.ts',
  'src/platform/postgres/crash.test.ts',
  'src/platform/postgres/embedded.test.ts',
  // Programs and their options: every call starts a process.
  'src/check-settings.test.ts',
  'src/cli/commands/files.test.ts',
  'src/cli/commands/user-delete.test.ts',
  'src/cli/commands/user.test.ts',
  // Pictures and what is refused of them. What the database knows of them: material-image.test.ts.
  'src/features/images/avatar-contents.test.ts',
  'src/features/images/avatar-floods.test.ts',
  'src/features/images/avatar.test.ts',
  'src/features/images/full-disk.test.ts',
  'src/features/images/image-request.test.ts',
  'src/features/images/images.test.ts',
  'src/features/images/memory.test.ts',
  'src/platform/images/file-cache.test.ts',
  'src/platform/object-store/object-store.test.ts',
  // Mails, passwords, texts and pages.
  'src/features/mail/mail.test.ts',
  'src/features/mail/stop.test.ts',
  'src/platform/mail/mail-queue.test.ts',
  'src/platform/passwords.test.ts',
  'src/platform/rich-text/sanitize-rich-text.test.ts',
  'src/features/translation/translation.test.ts',
  'src/site.test.ts',
  // Walls in front of calls, and all calls once more in every role.
  'src/promises/browser-walls.test.ts',
  'src/promises/fuzz.test.ts',
  'src/promises/acknowledged.test.ts',
  'src/promises/logs.test.ts',
  // Processes that are killed between statements, which batches.test.ts and news-worker.test.ts try.
  'src/promises/mixed-once.test.ts',
  'src/features/notifications/news-crash.test.ts',
  // The solver, which asks the database nothing.
  'src/features/solve/solve.test.ts',
  'src/features/solve/solve.fuzz.test.ts',
  'src/promises/others-things.test.ts',
  'src/promises/outgoing.test.ts',
  'src/promises/private-as-nothing.test.ts',
  'src/promises/private-things.test.ts',
  'src/promises/rich-text.test.ts',
  'src/promises/size-limits.test.ts',
  'src/promises/who-sees-what.test.ts',
  'src/promises/specified-calls.test.ts',
]
