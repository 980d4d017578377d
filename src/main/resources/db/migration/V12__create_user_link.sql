-- Links that are used once. link_hash is the SHA-256 of the link's secret, in hexadecimal. user_id is 0 where the link makes the
-- user; address is empty where whoever opens the link says it, account_name where the user gets an account of their own.
create table user_link (
    link_hash varchar(64) not null,
    purpose varchar(20) not null,
    user_id bigint not null,
    address varchar(254) not null,
    account_name varchar(200) not null,
    role_name varchar(20) not null,
    expires_at timestamp with time zone not null,
    used_at timestamp with time zone,
    constraint pk_user_link primary key (link_hash)
);
create index ix_user_link_user_id on user_link (user_id);
create index ix_user_link_expires_at on user_link (expires_at);
