-- Keyed hashes of the numbers of closed accounts: whoever registers again is no newcomer.
create table left_number (
  iid integer not null,
  mobile_hash text not null,
  primary key (iid, mobile_hash)
);
