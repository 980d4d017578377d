-- Who a user is to an OpenID provider, which calls them subject. shown_name is what the user sees of it.
create table user_identity (
    issuer varchar(250) not null,
    subject varchar(255) not null,
    user_id bigint not null,
    shown_name varchar(254) not null,
    connected_at timestamp with time zone not null,
    constraint pk_user_identity primary key (issuer, subject),
    constraint uq_user_identity_user unique (user_id, issuer),
    constraint fk_user_identity_user foreign key (user_id) references app_user (id)
);
