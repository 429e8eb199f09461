-- The people a member has entered before: chosen with a tap the next time. The ID number is sealed.
create table saved_entrant (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  mobile text not null,
  id_enc text,
  id_hash text,
  used_at bigint not null,
  primary key (iid, id)
);
create unique index saved_entrant_one_person on saved_entrant (iid, user_id, id_hash);
create index saved_entrants_of_member on saved_entrant (iid, user_id, used_at desc);
