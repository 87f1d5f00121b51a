import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Projects in one queue: what takes minutes begins first, and the hundreds of files that take a moment come last, so that
 * no processor is left without work at the end. Within a project it is vitest's order: the longest of the last run first.
 */
const projects = ['browser', 'journeys', 'app', 'engines', 'pages']

export class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}
