/** Development: mails and texts that are not sent are read here, from the machine the server runs on. Pages of plain HTML. */
import { z } from 'zod'
import { route } from './route.ts'

export const developmentRoutes = {
  mails: route({
    method: 'GET',
    path: '/dev/mail',
    access: 'public',
    summary: 'Mails not sent, newest first; open only without an SMTP server, to this machine',
    replies: 'file',
  }),
  mail: route({
    method: 'GET',
    path: '/dev/mail/:id',
    access: 'public',
    summary: 'One mail that was not sent',
    params: z.object({ id: z.string().min(1).max(120) }),
    replies: 'file',
  }),
  texts: route({
    method: 'GET',
    path: '/dev/sms',
    access: 'public',
    summary: 'Texts not sent, newest first; open only without an SMS gateway, to this machine',
    replies: 'file',
  }),
}
