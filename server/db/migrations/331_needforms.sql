-- Requests for a bespoke activity, and what staff answered.
create table needform (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  destination text not null,
  from_day text not null,
  to_day text not null,
  people integer not null check (people between 1 and 999),
  -- For one person; 0 without an idea.
  budget_fen integer not null check (budget_fen >= 0),
  name text not null,
  phone text not null,
  note text not null,
  state text not null default 'new' check (state in ('new', 'contacted', 'done')),
  reply text not null default '',
  at bigint not null,
  contacted_at bigint,
  done_at bigint,
  primary key (iid, id)
);
create index needform_of_member on needform (iid, user_id, id);
create index needform_waiting on needform (iid, id) where state <> 'done';

-- New activities whose followers by province were told.
create table new_act_notice (
  iid integer not null,
  item_id text not null,
  at bigint not null,
  primary key (iid, item_id)
);
create index content_index_new_acts on content_index (published_at) where module_type = 9 and status = 'published';
