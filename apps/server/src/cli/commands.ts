import type { Command } from './command.ts'

/** Every command by name, in the order of the help; a command is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  user: async () => (await import('./commands/user.ts')).userCommand,
  moderator: async () => (await import('./commands/moderator.ts')).moderatorCommand,
  operator: async () => (await import('./commands/operator.ts')).operatorCommand,
  material: async () => (await import('./commands/material.ts')).materialCommand,
  photo: async () => (await import('./commands/photo.ts')).photoCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  analyze: async () => (await import('./commands/analyze.ts')).analyzeCommand,
  solve: async () => (await import('./commands/solve.ts')).solveCommand,
  reindex: async () => (await import('./commands/reindex.ts')).reindexCommand,
  heatmaps: async () => (await import('./commands/heatmaps.ts')).heatmapsCommand,
  'check-library': async () => (await import('./commands/check-library.ts')).checkLibraryCommand,
  openapi: async () => (await import('./commands/openapi.ts')).openapiCommand,
}
