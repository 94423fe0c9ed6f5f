-- Messages to whoever runs this server, from the page "Contact Us". The program writes them; only the owner of the tables reads them.

create table contact_messages (
  id uuid primary key,
  sent_at timestamptz not null,
  name text not null,
  email text not null,
  topic text not null check (topic in ('shop', 'house', 'order', 'data', 'trouble', 'other')),
  message text not null,
  language text not null
);
create index contact_messages_latest on contact_messages (sent_at desc, id desc);
alter table contact_messages enable row level security;
alter table contact_messages force row level security;
-- No policy lets the program see one.
create policy public_write on contact_messages for insert with check (true);
revoke update, delete on contact_messages from darzi_app;
