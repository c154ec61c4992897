import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { PersonInput } from '#contracts/admin-people.ts';
import { RecordParams } from '#contracts/records.ts';
import { OpenTasks, PersonPage, Task, TaskDoneInput, TaskInput } from '#contracts/tasks.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { readPersonPage } from '#server/features/people/person-page.ts';
import { personalDataProviders } from '#server/features/personal-data-providers.ts';
import { SEARCH_PROVIDERS } from '#server/features/search-providers.ts';
import {
  addTask,
  listOpenTasks,
  removeTask,
  setTaskDone,
} from '#server/features/tasks/use-cases.ts';

export function registerPersonAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { storage, queue } = container;
  const call = ownerCalls(admin, container, 'Back office: people', {
    keepers: personalDataProviders({ storage, queue }),
    providers: SEARCH_PROVIDERS,
  });
  const params = RecordParams;
  const one = `${ADMIN_API.tasks}/:id`;
  call(
    'get',
    ADMIN_API.person,
    'One person: everything of theirs, with notes and tasks',
    { query: PersonInput, answer: PersonPage },
    readPersonPage,
  );
  call('get', ADMIN_API.tasks, 'What is to be done', { answer: OpenTasks }, listOpenTasks);
  call(
    'post',
    ADMIN_API.tasks,
    'Adds a note or a task about a person',
    { body: TaskInput, answer: Task },
    addTask,
  );
  call(
    'post',
    `${one}/done`,
    'Ticks a task off, or opens it again',
    { params, body: TaskDoneInput, answer: Task },
    setTaskDone,
  );
  call('delete', one, 'Removes a note or a task', { params, done: 'Removed' }, removeTask);
}
