import {
  answerMessage,
  answerProblem,
  contradictsIdCard,
  type FormComponent,
  type FormValues,
  type Language,
  missingMust,
  type Regions,
  requiredMessage,
} from '@quanzi/contract'

/** The errors of the answers of shown fields as text, by component id and in the order of the form. */
export function formProblems(
  components: readonly FormComponent[],
  values: FormValues,
  { regions, language }: { readonly regions: Regions | null; readonly language: Language },
): ReadonlyMap<number, string> {
  const missing = new Set(missingMust(components, values).map(({ id }) => id))
  const contradicts = contradictsIdCard(components, values)
  const problems = new Map<number, string>()
  for (const component of components) {
    const { id, name, rule } = component
    const problem = answerProblem(component, String(values[id] ?? '').trim(), regions)
    if (missing.has(id)) problems.set(id, requiredMessage(name, language))
    else if (problem) problems.set(id, answerMessage(problem, language))
    else if (contradicts && rule === 'birthDate') problems.set(id, answerMessage('birthDate', language))
  }
  return problems
}
