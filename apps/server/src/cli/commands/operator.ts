import { officeCommand } from '#cli/offices.ts'
import { appointOperator, listOperators } from '#features/operator/operators.queries.ts'

export const operatorCommand = officeCommand(
  { one: 'operator', article: 'an', appoint: appointOperator, list: listOperators },
  'Names who sees at /operator how the site is doing',
)
