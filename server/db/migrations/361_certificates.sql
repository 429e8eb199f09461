-- Certificates. Their numbers are counted per item, without gaps, and are never given again.
create table certificate_counter (
  iid integer not null,
  scope text not null,
  ref_id text not null,
  last integer not null,
  primary key (iid, scope, ref_id)
);
create table certificate (
  iid integer not null,
  id bigint generated always as identity,
  scope text not null,
  ref_id text not null,
  user_id bigint not null,
  -- Of a game: the result; '' elsewhere.
  entry_id text not null default '',
  no integer not null,
  -- The address of a public picture of the member's; '' without one.
  photo text not null default '',
  stats jsonb not null,
  -- What is drawn. Its picture's address is made from it.
  sheet jsonb not null,
  issued_at bigint not null,
  primary key (iid, id),
  constraint certificate_once unique (iid, scope, ref_id, user_id, entry_id),
  constraint certificate_no unique (iid, scope, ref_id, no)
);
