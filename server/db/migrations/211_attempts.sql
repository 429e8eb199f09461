-- Tries at what can be guessed, of a person or an address, on the last day they tried. Each has one row.
create table attempt (
  iid integer not null,
  who text not null,
  kind text not null,
  day text not null,
  n integer not null check (n >= 0),
  primary key (iid, who, kind)
);

-- The unused code of an account is answered again.
drop index cm_code_of_account;
create index cm_code_of_account on cm_code (iid, account_id, expire_at);
