/** A chunk for each file of the language, but for what the server alone says. */
export default import.meta.glob(
  ['../../../../../../packages/locales/de/*.json', '!**/problems.json'],
  { import: 'default' },
)
