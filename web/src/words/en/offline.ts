export const offline = {
    newVersion: 'There is a new version of this page. Your match is saved and goes on where it is.',
    reload: 'Reload',
    later: 'Later',
};
