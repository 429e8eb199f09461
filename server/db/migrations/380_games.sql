-- Who paid for a place that is drawn is `entered`, then `won` or `lost`; a won place is confirmed (`live`) or given up.
alter table entry drop constraint entry_state_check;
alter table entry add constraint entry_state_check
  check (state in ('pending', 'entered', 'won', 'lost', 'givenUp', 'live', 'used', 'cancelled'));
-- How many places of the session this entry holds: in a category of teams one entry holds the place of its team.
alter table entry add column takes smallint not null default 1 check (takes between 0 and 1);
alter table entry add column draw_no integer;
alter table entry add column draw_place integer;
alter table entry add column confirm_by bigint;
alter table entry add column confirmed_at bigint;
-- True while the whole payment is to be given back: a job does it, an order at a time.
alter table entry add column refund_due boolean not null default false;
-- A keyed hash of name and the last four characters of the ID number, by which a result is found.
alter table entry add column tail_hash text;
drop index entry_one_person;
create unique index entry_one_person on entry (iid, scope, ref_id, session_id, id_hash)
  where state not in ('cancelled', 'lost', 'givenUp') and not trial and id_hash is not null;
create index entry_refund_due on entry (iid, order_id) where refund_due;
create index entry_won on entry (confirm_by) where state = 'won';
create index entry_tail on entry (iid, scope, ref_id, tail_hash) where tail_hash is not null;
create index entry_drawn on entry (iid, ref_id, session_id, draw_no) where draw_no is not null;

-- Categories: for men or women only, for teams of so many, and drawn after the close.
alter table act_session add column sex text check (sex in ('male', 'female'));
alter table act_session add column team_size integer check (team_size between 2 and 50);
alter table act_session add column draw_quota integer check (draw_quota > 0);

alter table team add column session_id text not null default '';

create table game_info (
  iid integer not null,
  item_id text not null,
  opens_at bigint,
  draw_at bigint,
  confirm_by bigint,
  results_at bigint,
  published_at bigint,
  -- When incomplete teams were sent home.
  settled_at bigint,
  kit jsonb,
  sections jsonb not null default '[]',
  last_bib integer not null default 1000,
  primary key (iid, item_id),
  constraint game_info_item foreign key (iid, item_id) references act_item (iid, id)
);

create table game_draw (
  iid integer not null,
  game_id text not null,
  category_id text not null,
  seed text not null,
  commit_hash text not null,
  quota integer not null check (quota >= 0),
  list_hash text not null default '',
  last_no integer not null default 0,
  at bigint,
  primary key (iid, game_id, category_id)
);

create table game_statement_sign (
  iid integer not null,
  game_id text not null,
  version integer not null,
  user_id bigint not null,
  name text not null,
  sign_img text not null default '',
  at bigint not null,
  primary key (iid, game_id, version, user_id)
);

create table game_result (
  iid integer not null,
  entry_id text not null,
  game_id text not null,
  category_id text not null,
  sex text check (sex in ('male', 'female')),
  net_ms integer not null check (net_ms > 0),
  gun_ms integer not null check (gun_ms > 0),
  splits jsonb not null default '[]',
  legs jsonb not null default '[]',
  hidden boolean not null default false,
  claimed_by bigint,
  place_all integer,
  place_category integer,
  place_sex integer,
  of_all integer,
  of_category integer,
  of_sex integer,
  primary key (iid, entry_id)
);
create index game_result_net on game_result (iid, game_id, net_ms, gun_ms, entry_id) where not hidden;
create index game_result_gun on game_result (iid, game_id, gun_ms, entry_id) where not hidden;
create index game_result_category on game_result (iid, game_id, category_id, net_ms, gun_ms, entry_id) where not hidden;
create index game_result_claimed on game_result (iid, claimed_by, game_id) where claimed_by is not null;

create table game_appeal (
  iid integer not null,
  id bigint generated always as identity,
  game_id text not null,
  entry_id text not null,
  user_id bigint not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'passed', 'refused')),
  reply text not null default '',
  at bigint not null,
  decided_at bigint,
  primary key (iid, id)
);
create unique index game_appeal_open on game_appeal (iid, entry_id) where state = 'open';
create index game_appeal_queue on game_appeal (iid, game_id, id) where state = 'open';
