-- What distributors note about their locked clients. Notes stay with the role and the person when a lock ends.
create table client_note (
  iid integer not null,
  id bigint generated always as identity,
  role_id bigint not null,
  -- The client.
  user_id bigint not null,
  text text not null,
  tag text not null default '',
  at bigint not null,
  -- The newest one of a role and a person.
  current boolean not null default true,
  primary key (iid, id)
);
create unique index client_note_current on client_note (iid, role_id, user_id) where current;
create index client_note_by_tag on client_note (iid, role_id, tag, user_id) where current;
create index client_note_of_client on client_note (iid, role_id, user_id, id);
create index client_note_of_user on client_note (iid, user_id);
